// The tools' modules and jsdom bring no types; tests use little of them.
declare module '*.mjs';
declare module 'jsdom';
