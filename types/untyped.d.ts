// The tools' modules and jsdom have no types; tests use few of them.
declare module '*.mjs';
declare module 'jsdom';
