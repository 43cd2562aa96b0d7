import { dropForms, plug } from './contact-form';
import { php, phpValue, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/support/inbox-site.php' );

/** Saves the settings of contact forms. */
export const settings = ( values: Record< string, unknown > ) =>
	php( `Pagewright\\Features\\ContactForms\\Settings::of( ${ phpValue( values ) } )->save();` );
/** Turns storing of submissions on for a form. */
export const store = ( id: number ) =>
	php( `update_post_meta( ${ id }, '_pagewright_store', '1' );` );
/** Returns the number of stored submissions. */
export const rows = () =>
	php< number >(
		`return Pagewright\\Features\\ContactForms\\Inbox\\Entries::count( array( 'status' => 'any' ) );`
	);
export const empty = () => call( 'empty_inbox' );
export const keptFiles = () => call< string[] >( 'kept_files' );
/** Makes mails of the site succeed or fail. */
export const mail = ( arrives: boolean ) =>
	plug(
		'mail',
		`add_filter( 'pre_wp_mail', static function ( $done, $mail ) { ${ arrives ? `update_option( 'test_mail', $mail );` : '' } return ${ String( arrives ) }; }, 10, 2 );`
	);
/** Deletes forms, submissions and their settings. */
export const forget = async () => {
	await empty();
	await dropForms();
	await php(
		`delete_option( 'pagewright_forms' ); delete_option( 'pagewright_spam_counts' ); delete_option( 'test_mail' );`
	);
};
