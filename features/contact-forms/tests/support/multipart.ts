import { request } from 'node:http';
import { AGENT, GOOD, route, trapped, UNIT, type Feedback } from './contact-form';
import { siteUrl } from '../../../../tests/support/site';

export interface Answer {
	http: number;
	body: Partial< Feedback > & { code?: string | number };
	text: string;
}

/** Sends raw bytes. */
export const raw = (
	path: string,
	headers: Record< string, string | number >,
	body: Buffer | string
) =>
	new Promise< Answer >( ( done, fail ) => {
		const call = request(
			siteUrl + path,
			{ method: 'POST', headers: { 'user-agent': AGENT, ...headers } },
			( response ) => {
				const chunks: Buffer[] = [];
				response.on( 'data', ( chunk: Buffer ) => chunks.push( chunk ) );
				response.on( 'end', () => {
					const text = Buffer.concat( chunks ).toString();
					try {
						done( { http: response.statusCode ?? 0, body: JSON.parse( text ), text } );
					} catch {
						fail( new Error( text.slice( 0, 1000 ) ) );
					}
				} );
			}
		);
		call.on( 'error', fail );
		call.end( body );
	} );

export const EDGE = '----edge';
export type Field = [ name: string, value: string | Buffer, rest?: string ];

const part = ( [ name, value, rest = '' ]: Field ) =>
	Buffer.concat( [
		Buffer.from(
			`--${ EDGE }\r\nContent-Disposition: form-data; name="${ name }"${ rest }\r\n\r\n`,
			'latin1'
		),
		Buffer.from( value as string ),
		Buffer.from( '\r\n' ),
	] );

export const multipart = ( fields: Field[] ) =>
	Buffer.concat( [ ...fields.map( part ), Buffer.from( `--${ EDGE }--\r\n` ) ] );

/**
 * Returns the fields of a valid submission with these replaced. Each case differs, so that none is
 * a repetition.
 */
export const fields = ( proof: string, other: Field[] = [] ): Field[] => {
	const names = new Set( other.map( ( [ name ] ) => name.replace( /\[.*/, '' ) ) );
	const good: Record< string, string > = {
		_wpcf7_unit_tag: UNIT,
		...trapped(),
		...GOOD,
		'your-email': `${ Math.random().toString( 36 ).slice( 2 ) }@example.com`,
		one: 'X',
		q: '2',
		_wpcf7_quiz_answer_q: proof,
	};
	return [
		...Object.entries( good ).filter( ( [ name ] ) => ! names.has( name ) ),
		...other,
	] as Field[];
};

export const send = (
	id: number,
	proof: string,
	other: Field[] = [],
	headers: Record< string, string > = {}
) =>
	raw(
		new URL( route( id ) ).pathname,
		{ 'content-type': `multipart/form-data; boundary=${ EDGE }`, ...headers },
		multipart( fields( proof, other ) )
	);
