// The tools' modules and jsdom have no types; tests use few of them.
declare module '*.mjs';
declare module 'jsdom';
/** The text of a style sheet. */
declare module '*.css?inline' {
	const css: string;
	// eslint-disable-next-line import/no-default-export -- as bundlers export it.
	export default css;
}
