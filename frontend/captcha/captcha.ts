import { webAddress } from '../addresses';
import { readRootData } from '../page-data';
import { shape, text, words, type Values } from '../read';
import { loadScript } from '../trusted';

/** What the server says about a service, in a script that nobody else can write; see forms/spam/captcha/Widget.php. */
const FACTS = {
	script: webAddress,
	global: text( '', 50 ),
	field: text( '', 100 ),
	key: text(),
	/** What a score is asked for; '' for services that show something. */
	action: text( '', 100 ),
	failed: text(),
	/** Theme, size and type, where the form chooses them. */
	look: words,
};
export type CaptchaFacts = Values< typeof FACTS >;

interface Service {
	ready?: ( callback: () => void ) => void;
	render?: ( place: HTMLElement, options: Record< string, string > ) => string | number;
	reset?: ( id: string | number ) => void;
	execute?: ( key: string, options: { action: string } ) => Promise< string >;
}

/** Tokens of a score last two minutes. */
const TOKEN_MS = 110_000;

const scripts = new Map< string, Promise< Service > >();

/** Loads a service's script, once a page, however many forms want it. */
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
	// What failed may be tried again.
	loading.catch( () => scripts.delete( facts.script ) );
	return loading;
}

/** Shows the service and takes a new question after each answer to the form. */
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
		// An emptied form keeps it.
		field.defaultValue = field.value;
	};
	form.addEventListener( 'wpcf7submit', renew );
	place.ownerDocument.defaultView?.setInterval( renew, TOKEN_MS );
	await renew();
}

/** Fetches the service of a form when somebody touches the form. */
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
			// The next touch tries again.
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
