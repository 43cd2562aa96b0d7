import { watchAcceptance } from './acceptance';
import { watchExclusive, watchFreeText } from './boxes';
import { watchCounters } from './counters';
import { watchInert } from './inert';
import { pageOf, type ContactForm } from './page';
import { createRelease } from './release';
import { hideFloatingTips } from './tips';
import { mendUrls } from './url-fields';
import { validateChanges } from './validate';

const ready = new WeakSet< HTMLFormElement >();
const releases = new WeakMap< Window, ReturnType< typeof createRelease > >();

/** Initializes a form once. */
export function init( form: HTMLFormElement ): void {
	const parent = form.closest< HTMLElement >( '.wpcf7' );
	if ( ! parent || ready.has( form ) ) {
		return;
	}
	ready.add( form );
	const page = pageOf( form );
	const ours = Object.assign( form, { wpcf7: factsOf( form, parent ) } );
	parent.classList.replace( 'no-js', 'js' );
	addSpinners( form );
	watchInert( form );
	watchExclusive( form );
	watchFreeText( form );
	watchAcceptance( form );
	watchCounters( form );
	mendUrls( form );
	hideFloatingTips( ours );
	const whenReleased = releases.get( page ) ?? createRelease( page );
	releases.set( page, whenReleased );
	validateChanges( ours, whenReleased );
	form.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		void page.wpcf7.submit( ours, { submitter: event.submitter } );
	} );
	form.addEventListener( 'reset', () => void page.wpcf7.reset( ours ) );
	if ( page.wpcf7.cached ) {
		HTMLFormElement.prototype.reset.call( form );
	}
}

function factsOf( form: HTMLFormElement, parent: HTMLElement ): ContactForm[ 'wpcf7' ] {
	const data = new FormData( form );
	const text = ( name: string ) => `${ data.get( `_wpcf7${ name }` ) ?? '' }`;
	const id = parseInt( text( '' ) || parent.dataset.wpcf7Id || '' );
	return {
		id,
		status: form.dataset.status ?? 'init',
		pluginVersion: text( '_version' ),
		locale: text( '_locale' ),
		unitTag: text( '_unit_tag' ),
		containerPost: parseInt( text( '_container_post' ) ) || 0,
		parent,
		get schema() {
			return pageOf( form ).wpcf7.schemas.get( id );
		},
	};
}

const addSpinners = ( form: HTMLFormElement ): void =>
	form.querySelectorAll( '.has-spinner' ).forEach( ( button ) => {
		const spinner = form.ownerDocument.createElement( 'span' );
		spinner.className = 'wpcf7-spinner';
		button.after( spinner );
	} );
