// Checks text domains, sanitized input, and forbidden functions.
import { text } from './syntax.mjs';

/** Position of the text domain. */
const DOMAIN_AT = {
	__: 1,
	_e: 1,
	esc_html__: 1,
	esc_html_e: 1,
	esc_attr__: 1,
	esc_attr_e: 1,
	_x: 2,
	_ex: 2,
	esc_html_x: 2,
	esc_attr_x: 2,
	_n: 3,
	_nx: 4,
	_n_noop: 2,
	_nx_noop: 3,
};

/** Function => alternative. */
const FORBIDDEN = {
	create_function: 'write a closure',
	extract: 'read the keys that are meant',
	query_posts: 'it replaces the main query; use get_posts()',
	serialize: 'store JSON or an array',
	unserialize: 'it makes objects of whatever it is given; use JSON',
	maybe_unserialize: 'it makes objects of whatever it is given; use JSON',
	uniqid: 'HTML has to be the same at every view',
	rand: 'use wp_rand()',
	mt_rand: 'use wp_rand()',
	strip_tags: 'use wp_strip_all_tags()',
	json_encode: 'use wp_json_encode()',
	parse_url: 'use wp_parse_url()',
	wp_redirect: 'use wp_safe_redirect()',
	date: 'use gmdate() or wp_date()',
	assert: 'throw',
	exec: 'no other program is started',
	shell_exec: 'no other program is started',
	system: 'no other program is started',
	passthru: 'no other program is started',
	proc_open: 'no other program is started',
	popen: 'no other program is started',
	var_dump: 'left over from debugging',
	print_r: 'left over from debugging',
	error_log: 'left over from debugging',
};

const INPUT = /^_(GET|POST|REQUEST|COOKIE|SERVER|FILES)$/;
const SANITIZERS = /^(sanitize_\w+|absint|intval|wp_verify_nonce|esc_url_raw|wp_parse_id_list)$/;
const PLACEHOLDER = /%(\d+\$)?[sdf]/;

export function checkWords( { node, up, path, lines, report } ) {
	if ( node.kind === 'call' && node.what.kind === 'name' ) {
		checkCall( { node, path, lines, report } );
	}
	if ( node.kind === 'eval' || ( node.kind === 'encapsed' && node.type === 'shell' ) ) {
		report( node, 'code and commands are not made of text' );
	}
	if ( node.kind === 'silent' ) {
		report( node, 'an error is silenced with @' );
	}
	if ( node.kind === 'variable' && INPUT.test( node.name ) && ! up.some( isSanitizing ) ) {
		report( node, `$${ node.name } is not sanitised` );
	}
}

function checkCall( { node, path, lines, report } ) {
	const name = text( node.what ).replace( /^\\/, '' );
	if ( Object.hasOwn( FORBIDDEN, name ) ) {
		report( node, `${ name }(): ${ FORBIDDEN[ name ] }` );
	}
	if ( ! Object.hasOwn( DOMAIN_AT, name ) ) {
		return;
	}
	const domain = path.startsWith( 'tests/example-plugin/' ) ? 'pagewright-example' : 'pagewright';
	if ( node.arguments[ DOMAIN_AT[ name ] ]?.value !== domain ) {
		report( node, `${ name }() without the text domain ${ domain }` );
	}
	if ( node.arguments[ 0 ]?.kind !== 'string' ) {
		report( node, `${ name }() needs a text that tools can read` );
	}
	const line = node.loc.start.line;
	if (
		PLACEHOLDER.test( node.arguments[ 0 ]?.value ) &&
		! lines.slice( Math.max( 0, line - 4 ), line ).some( ( one ) => /translators:/.test( one ) )
	) {
		report( node, 'a text with placeholders has no "translators:" comment' );
	}
}

const isSanitizing = ( node ) =>
	node.kind === 'isset' ||
	node.kind === 'empty' ||
	( node.kind === 'call' && SANITIZERS.test( text( node.what ) ) );
