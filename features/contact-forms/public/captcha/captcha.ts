import { webAddress } from '../../../../frontend/addresses';
import { readRootData } from '../../../../frontend/page-data';
import { shape, text, words, type Values } from '../../../../frontend/read';
import { loadScript } from '../../../../frontend/trusted';

/**
 * Data of a service, in a script that only the server can write; see features/contact-forms/spam/captcha/Widget.php.
 */
const FACTS = {
	script: webAddress,
	global: text( '', 50 ),
	field: text( '', 100 ),
	key: text(),
	/** Action of a score; '' for services with a widget. */
	action: text( '', 100 ),
	failed: text(),
	/** Theme, size and type, if the form sets them. */
	look: words,
};
export type CaptchaFacts = Values< typeof FACTS >;

interface Service {
	ready?: ( callback: () => void ) => void;
	render?: ( place: HTMLElement, options: Record< string, string > ) => string | number;
	reset?: ( id: string | number ) => void;
	execute?: ( key: string, options: { action: string } ) => Promise< string >;
}

/** Tokens of scores are valid for two minutes. */
const TOKEN_MS = 110_000;

const scripts = new Map< string, Promise< Service > >();

/** Loads the script of a service once for all forms of a page. */
function load( facts: CaptchaFacts, view: Window & typeof globalThis ): Promise< Service > {
	const loading =
		scripts.get( facts.script ) ??
		loadScript( facts.script ).then( () => {
			const service = ( view as unknown as Record< string, Service > )[ facts.global ];
			if ( ! service ) {
				throw new Error( facts.global );
			}
			return new Promise< Service >( ( resolve ) =>
				service.ready ? service.ready( () => resolve( service ) ) : resolve( service )
			);
		} );
	scripts.set( facts.script, loading );
	// Allows a retry after an error.
	loading.catch( () => scripts.delete( facts.script ) );
	return loading;
}

/** Renders the service, and resets it after each response to the form. */
function show( place: HTMLElement, form: HTMLFormElement, facts: CaptchaFacts, service: Service ) {
	const inner = place.ownerDocument.createElement( 'span' );
	place.replaceChildren( inner );
	const id = service.render?.( inner, { ...facts.look, sitekey: facts.key } );
	form.addEventListener( 'wpcf7submit', () => id !== undefined && service.reset?.( id ) );
}

/** Keeps a fresh token in a hidden field. */
async function keepToken(
	place: HTMLElement,
	form: HTMLFormElement,
	facts: CaptchaFacts,
	service: Service
) {
	const field = place.ownerDocument.createElement( 'input' );
	Object.assign( field, { type: 'hidden', name: facts.field } );
	place.replaceChildren( field );
	const renew = async () => {
		const token = await service.execute?.( facts.key, { action: facts.action } );
		field.value = token ?? '';
		// Survives a reset of the form.
		field.defaultValue = field.value;
	};
	form.addEventListener( 'wpcf7submit', renew );
	place.ownerDocument.defaultView?.setInterval( renew, TOKEN_MS );
	await renew();
}

/** Loads the service when a visitor starts to use the form. */
export function startCaptcha( place: HTMLElement ): void {
	const form = place.closest( 'form' );
	const view = place.ownerDocument.defaultView;
	const facts = readRootData( place, shape( FACTS ) );
	if ( ! form || ! view || ! facts.script ) {
		return;
	}
	const start = async () => {
		stop();
		try {
			const service = await load( facts, view );
			await ( facts.action ? keepToken : show )( place, form, facts, service );
		} catch {
			const notice = place.ownerDocument.createElement( 'span' );
			notice.setAttribute( 'role', 'alert' );
			notice.textContent = facts.failed;
			place.replaceChildren( notice );
			// The next event retries.
			listen();
		}
	};
	const listen = () => {
		form.addEventListener( 'focusin', start );
		form.addEventListener( 'pointerover', start );
	};
	const stop = () => {
		form.removeEventListener( 'focusin', start );
		form.removeEventListener( 'pointerover', start );
	};
	listen();
}
