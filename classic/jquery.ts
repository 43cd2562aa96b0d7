/** The parts of jQuery that we use. */
interface JQueryLike {
	( subject: unknown ): {
		on: ( event: string, handler: ( ...sent: any[] ) => unknown ) => void;
		triggerHandler: ( event: string, sent: unknown[] ) => unknown;
	};
}

/** Returns the jQuery of the screen: classic screens and page builders load it; we never do. */
export const jQueryOf = ( realm: Window ) => ( realm as { jQuery?: JQueryLike } ).jQuery;
