import { expect, it } from 'vitest';
import { failureFrom, type Failure } from './failure';

const json = ( value: object ) => JSON.stringify( value );

it.each< [ string, number, string, Failure ] >( [
	[ 'no response', 0, '', { kind: 'network' } ],
	[ 'an error of the server', 500, '<h1>Error</h1>', { kind: 'network' } ],
	[ 'a gateway without an answer', 504, '', { kind: 'network' } ],
	[ 'a text instead of JSON', 200, 'PHP Warning', { kind: 'network' } ],
	[ 'a bad nonce of admin-ajax.php', 403, '-1', { kind: 'expired' } ],
	[
		'a bad nonce of the REST API',
		403,
		json( { code: 'rest_cookie_invalid_nonce' } ),
		{ kind: 'expired' },
	],
	[ 'a session that ended, of admin-ajax.php', 400, '0', { kind: 'ended' } ],
	[
		'a session that ended, of the REST API',
		401,
		json( { code: 'rest_not_logged_in' } ),
		{ kind: 'ended' },
	],
	[
		'a redirect to the login screen',
		200,
		'<form name="loginform" id="loginform">',
		{ kind: 'ended' },
	],
	[
		'a capability that is missing',
		403,
		json( { code: 'rest_cannot_edit' } ),
		{ kind: 'forbidden' },
	],
	[ 'the error page of a large request', 403, '<html></html>', { kind: 'forbidden' } ],
	[ 'an unknown ID', 404, json( { code: 'rest_post_invalid_id' } ), { kind: 'missing' } ],
	[ 'a URL without a preview', 404, json( { code: 'oembed_invalid_url' } ), { kind: 'missing' } ],
	[ 'something deleted', 410, '', { kind: 'missing' } ],
	[
		'a value that the server refuses',
		400,
		json( { code: 'rest_invalid_param', message: 'Too long.' } ),
		{ kind: 'invalid', message: 'Too long.' },
	],
	[
		'a failure of admin-ajax.php with a message',
		200,
		json( { success: false, data: { message: 'Not allowed.' } } ),
		{ kind: 'invalid', message: 'Not allowed.' },
	],
	[
		'a failure of admin-ajax.php with a text',
		200,
		json( { success: false, data: 'Not allowed.' } ),
		{ kind: 'invalid', message: 'Not allowed.' },
	],
	[
		'a failure without a message',
		200,
		json( { success: false } ),
		{ kind: 'invalid', message: '' },
	],
	[ 'JSON that is not an object', 400, 'null', { kind: 'invalid', message: '' } ],
] )( '%s has a reason', ( _what, status, body, failure ) => {
	expect( failureFrom( { status, body } ) ).toEqual( failure );
} );
