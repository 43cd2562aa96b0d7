import type { ClassicScripts } from '../../browser/classic/classic-scripts';
import { read, readNow, readTemplates, readTemplatesNow, withAddresses } from './read';

/** The parts that the page would contain; printed by Postponed.php. */
export interface ClassicFacts {
	/** Elements of scripts, in their order. */
	scripts: string;
	/** Elements of style sheets. */
	styles: string;
	/** URL of the templates. */
	templatesUrl: string;
}

export interface Loader extends ClassicScripts {
	/** Loads the scripts while the page waits, for code that expects them to be there. Never throws. */
	loadNow: () => void;
}

/**
 * Creates the loader of a page. It reads all files before it runs one of them, so that a failure changes nothing and
 * the next attempt starts again.
 *
 * @param page      Document of the page.
 * @param facts     What is loaded.
 * @param beforeRun Called before the scripts run.
 * @param onFailure Called when something could not be read.
 */
export function createLoader(
	page: Document,
	facts: ClassicFacts,
	beforeRun: () => void,
	onFailure: ( error: unknown ) => void
): Loader {
	const listeners: Array< () => void > = [];
	let isLoaded = false;
	let hasFailed = false;
	let loading: Promise< void > | null = null;

	const elements = [ ...elementsOf( facts.styles ), ...elementsOf( facts.scripts ) ];
	const run = ( codes: readonly string[], templates: string ) => {
		if ( isLoaded ) {
			return;
		}
		isLoaded = true;
		beforeRun();
		page.body.insertAdjacentHTML( 'beforeend', templates );
		elements.forEach( ( element, index ) => insert( page, element, codes[ index ]! ) );
		listeners.forEach( ( listener ) => listener() );
	};

	const loadNow = () => {
		// Code that reads several properties would wait for each of them.
		if ( isLoaded || hasFailed ) {
			return;
		}
		try {
			run( elements.map( codeNow ), readTemplatesNow( facts.templatesUrl ) );
		} catch ( error ) {
			hasFailed = true;
			setTimeout( () => ( hasFailed = false ) );
			onFailure( error );
		}
	};

	const load = async () => {
		try {
			const [ templates, ...codes ] = await Promise.all( [
				readTemplates( facts.templatesUrl ),
				...elements.map( codeOf ),
			] );
			run( codes, templates );
		} catch ( error ) {
			loading = null;
			onFailure( error );
			throw error;
		}
	};

	return {
		isLoaded: () => isLoaded,
		loadNow,
		load: () => ( loading ??= isLoaded ? Promise.resolve() : load() ),
		whenLoaded: ( listener ) => {
			if ( isLoaded ) {
				listener();
			} else {
				listeners.push( listener );
			}
		},
	};
}

type Loaded = HTMLScriptElement | HTMLLinkElement | HTMLStyleElement;

const elementsOf = ( html: string ): Loaded[] => [
	...new DOMParser()
		.parseFromString( html, 'text/html' )
		.querySelectorAll< Loaded >( 'script, link[rel="stylesheet"], style' ),
];

const isScript = ( element: Loaded ): element is HTMLScriptElement => element.tagName === 'SCRIPT';

/** Returns the address of the code; '' if it is in the element. */
const addressOf = ( element: Loaded ): string =>
	element.getAttribute( isScript( element ) ? 'src' : 'href' ) ?? '';

/** Returns the code of a file for an element in the page. */
const inPage = ( element: Loaded, code: string ): string => {
	const url = new URL( addressOf( element ), globalThis.location.href ).href;
	return isScript( element ) ? `${ code }\n//# sourceURL=${ url }` : withAddresses( code, url );
};

const codeNow = ( element: Loaded ): string =>
	addressOf( element )
		? inPage( element, readNow( addressOf( element ) ) )
		: element.textContent!;

const codeOf = async ( element: Loaded ): Promise< string > =>
	addressOf( element )
		? inPage( element, await read( addressOf( element ) ) )
		: element.textContent!;

/** Adds code to the page. A script runs now, and its variables are global. */
function insert( page: Document, { id, tagName }: Loaded, code: string ): void {
	const element = page.createElement( tagName === 'SCRIPT' ? 'script' : 'style' );
	element.nonce = page.querySelector< HTMLScriptElement >( 'script[nonce]' )?.nonce ?? '';
	element.id = id;
	element.textContent = code;
	page.head.append( element );
}
