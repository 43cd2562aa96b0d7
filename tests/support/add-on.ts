import { plug } from './contact-form';
import { php } from './site';

/** What an add-on noted down. */
export const notes = () => php< unknown[] >( `return get_option( 'test_notes', array() );` );
const NOTE = `$note = static function ( $what ) { update_option( 'test_notes', array_merge( (array) get_option( 'test_notes', array() ), array( $what ) ), false ); };`;
/** An add-on, in the words of its own. */
export const addOn = ( code: string ) => plug( 'add-on', `${ NOTE } ${ code }` );
/** Mails that the site would have sent. */
export const mails = () =>
	php< Record< string, unknown >[] >( `return get_option( 'test_mails', array() );` );
