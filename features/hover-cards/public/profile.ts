import type { ContactInfo, ProfileData } from '@gravatar-com/hovercards';
import { address, background, list, own, text } from './clean';

/** Public API for hover-cards, as the package uses it. */
const SERVICE = 'https://api.gravatar.com/v3/profiles/';
/** Timeout in ms. */
const PATIENCE_MS = 10_000;
const CONTACTS: ( keyof ContactInfo )[] = [
	'email',
	'home_phone',
	'work_phone',
	'cell_phone',
	'contact_form',
	'calendar',
];

/** The links that are web pages. */
const PAGES: ( keyof ContactInfo )[] = [ 'contact_form', 'calendar' ];

type Answer = Record< string, unknown >;

const asked = new Map< string, Promise< ProfileData | null | undefined > >();

/**
 * Fetches a profile once.
 *
 * @returns null for people without a public profile; undefined when the service does not answer, so that the next call retries.
 */
export function profileOf( hash: string ): Promise< ProfileData | null | undefined > {
	const answer = asked.get( hash ) ?? ask( hash ).catch( () => undefined );
	asked.set( hash, answer );
	void answer.then( ( profile ) => profile === undefined && asked.delete( hash ) );
	return answer;
}

async function ask( hash: string ): Promise< ProfileData | null | undefined > {
	const response = await fetch( `${ SERVICE }${ hash }?source=hovercard`, {
		credentials: 'omit',
		referrerPolicy: 'no-referrer',
		signal: AbortSignal.timeout( PATIENCE_MS ),
	} );
	if ( response.ok ) {
		return clean( hash, await response.json() );
	}
	return [ 403, 404 ].includes( response.status ) ? null : undefined;
}

/** Returns null for an invalid profile. */
function clean( hash: string, answer: Answer ): ProfileData | null {
	const profileUrl = own( answer.profile_url );
	const displayName = text( answer.display_name );
	if ( ! profileUrl || ! displayName ) {
		return null;
	}
	const headerImage = background( answer.header_image );
	return {
		hash,
		profileUrl,
		displayName,
		avatarUrl: own( answer.avatar_url ) || `https://secure.gravatar.com/avatar/${ hash }`,
		location: text( answer.location ),
		description: text( answer.description ),
		jobTitle: text( answer.job_title ),
		company: text( answer.company ),
		headerImage,
		hideDefaultHeaderImage: answer.hide_default_header_image === true,
		backgroundColor: background( answer.background_color ),
		verifiedAccounts: list( answer.verified_accounts ).map( accountOf ).filter( isWhole ),
		contactInfo: contactsOf( answer.contact_info ),
		payments: paymentsOf( answer.payments ),
	};
}

const isWhole = ( { url, icon }: { url: string; icon: string } ) => url && icon;

const accountOf = ( account: Answer ) => ( {
	type: text( account.service_type ),
	label: text( account.service_label ),
	icon: own( account.service_icon ),
	url: address( account.url ),
	isHidden: account.is_hidden === true,
} );

function contactsOf( value: unknown ): ContactInfo {
	const [ contacts = {} ] = list( [ value ] );
	return Object.fromEntries(
		CONTACTS.map( ( name ) => [
			name,
			PAGES.includes( name ) ? pageOf( contacts[ name ] ) : text( contacts[ name ] ),
		] )
	);
}

/** URLs may lack a protocol. */
const pageOf = ( value: unknown ): string =>
	typeof value === 'string' && value
		? address( /^https?:/.test( value ) ? value : `https://${ value }` )
		: '';

function paymentsOf( value: unknown ): NonNullable< ProfileData[ 'payments' ] > {
	const [ payments = {} ] = list( [ value ] );
	return {
		links: list( payments.links )
			.map( ( { label, url } ) => ( { label: text( label ), url: address( url ) } ) )
			.filter( ( { url } ) => url ),
		crypto_wallets: list( payments.crypto_wallets ).map( ( wallet ) => ( {
			label: text( wallet.label ),
			address: text( wallet.address ),
		} ) ),
	};
}
