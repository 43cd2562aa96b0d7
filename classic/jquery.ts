/** The part of jQuery that is used. */
interface JQueryLike {
	( subject: unknown ): {
		on: ( event: string, handler: ( ...sent: any[] ) => unknown ) => void;
		triggerHandler: ( event: string, sent: unknown[] ) => unknown;
	};
}

/** The screen's own jQuery: classic screens and page builders have it, and it is never asked for. */
export const jQueryOf = ( realm: Window ) => ( realm as { jQuery?: JQueryLike } ).jQuery;
