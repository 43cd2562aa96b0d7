// Measures a submission of a contact form on MariaDB against a REST route that only sends the same
// mail.
import { median } from '../../../tools/bench/median.mjs';
import { openSite } from '../../../tools/site.mjs';

/** Ratio of a submission to a REST route that only sends the same mail, on MariaDB. */
const MOST_RATIO = 1.3;

const MAIL = {
	subject: 'From [your-name]',
	sender: '[your-name] <site@example.org>',
	recipient: 'owner@example.org',
	body: 'From [your-name] <[your-email]>\n\n[your-message]',
	additional_headers: 'Reply-To: [your-email]',
};
const FORM =
	'[text* your-name][email* your-email][text your-subject][textarea your-message][submit]';

/**
 * The route that only sends a mail, and times for requests that ask for them. Not part of the
 * product.
 */
const PROBE = `<?php
add_action( 'rest_api_init', static fn () => register_rest_route( 'bench/v1', '/mail', array( 'methods' => 'POST', 'permission_callback' => '__return_true', 'callback' => static fn ( $request ) => array( 'status' => wp_mail( 'owner@example.org', 'From Ann', "From Ann\\n\\n" . $request['your-message'], array( 'From: Ann <site@example.org>', 'Content-Type: text/plain', 'Reply-To: ann@example.com' ) ) ? 'mail_sent' : 'mail_failed' ) ) ) );
'cli' === PHP_SAPI || register_shutdown_function( static function () { echo '@@', ( microtime( true ) - $_SERVER['REQUEST_TIME_FLOAT'] ) * 1000; } );`;

/** Returns the median times of a submission and of the route, alternating; each message differs. */
async function submissionCosts( rounds ) {
	const site = await openSite( {
		name: 'bench-forms',
		engine: 'native',
		database: 'mariadb',
		fresh: true,
		// Like servers: compiled files are checked every two seconds.
		settings: { 'opcache.revalidate_freq': 2 },
	} );
	try {
		const meta = Buffer.from( JSON.stringify( { _form: FORM, _mail: MAIL } ) ).toString(
			'base64'
		);
		const { id, trap } = JSON.parse(
			await site.php( `
				wp_mkdir_p( WPMU_PLUGIN_DIR ); file_put_contents( WPMU_PLUGIN_DIR . '/0-probe.php', base64_decode( '${ Buffer.from( PROBE ).toString( 'base64' ) }' ) );
				$id = wp_insert_post( array( 'post_type' => 'wpcf7_contact_form', 'post_status' => 'publish', 'post_title' => 'Bench' ) );
				foreach ( json_decode( base64_decode( '${ meta }' ), true ) as $key => $value ) { update_post_meta( $id, $key, $value ); }
				update_post_meta( $id, '_hash', hash( 'sha256', 'bench' ) );
				$trap = new Pagewright\\Features\\ContactForms\\Spam\\Trap\\Trap( Pagewright\\Features\\ContactForms\\Settings::load() );
				$name = $trap->name( Pagewright\\Features\\ContactForms\\Spam\\Trap\\Trap::today() );
				echo json_encode( array( 'id' => $id, 'trap' => array( $name => $trap->value( $name ), 'alt_s' => '', 'alt_t' => Pagewright\\Features\\ContactForms\\Spam\\Time\\Stamp::write( time() - 60 ) ) ) );` )
		);
		const paths = {
			submission: `/wp-json/contact-form-7/v1/contact-forms/${ id }/feedback`,
			mail: '/wp-json/bench/v1/mail',
		};
		const times = { submission: [], mail: [] };
		for ( let round = -5; round < rounds; round++ ) {
			for ( const kind of round % 2 ? [ 'submission', 'mail' ] : [ 'mail', 'submission' ] ) {
				const ms = await call( site.url + paths[ kind ], round, trap );
				round < 0 || times[ kind ].push( ms );
			}
		}
		const [ first, second ] = [ median( times.submission ), median( times.mail ) ];
		return { first, second, ratio: first / second };
	} finally {
		await site.stop();
	}
}

async function call( url, round, trap ) {
	const body = new FormData();
	for ( const [ name, value ] of Object.entries( {
		...trap,
		_wpcf7_unit_tag: 'wpcf7-f1-o1',
		'your-name': 'Ann',
		'your-email': 'ann@example.com',
		'your-subject': 'Question',
		'your-message': `Message ${ round }`,
	} ) ) {
		body.append( name, value );
	}
	const response = await fetch( url, { method: 'POST', body } );
	const [ answer, ms ] = ( await response.text() ).split( '@@' );
	if ( JSON.parse( answer ).status !== 'mail_sent' ) {
		throw new Error( `The submission was answered: ${ answer }` );
	}
	return Number( ms );
}

/** Adds a row to the table of the bench. */
export async function measure( { rounds, most, ms } ) {
	const costs = await submissionCosts( rounds );
	most(
		'A submission, compared with a REST route that only sends the mail: time',
		costs.ratio,
		MOST_RATIO,
		`${ costs.ratio.toFixed( 2 ) }× (${ ms( costs ) })`
	);
}
