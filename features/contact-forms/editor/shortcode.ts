/** Attributes of the block that places a form. */
export interface SelectorAttributes {
	id?: number;
	hash?: string;
	title?: string;
	htmlId?: string;
	htmlName?: string;
	htmlTitle?: string;
	htmlClass?: string;
	output?: 'form' | 'raw_form';
}

const TAG = 'contact-form-7';

/** Characters that values of shortcodes cannot contain. */
const plain = ( text: string ): string => text.replace( /["[\]<>]/g, '' );

/** Returns the saved content; '' before a form is chosen. */
export function shortcodeOf( attributes: SelectorAttributes ): string {
	const id = attributes.hash || attributes.id;
	if ( ! id ) {
		return '';
	}
	const { title = '', htmlId, htmlName, htmlTitle, htmlClass, output } = attributes;
	const more = {
		html_id: htmlId,
		html_name: htmlName,
		html_title: htmlTitle,
		html_class: htmlClass,
		output: output === 'raw_form' ? output : '',
	};
	const words = Object.entries( more ).filter( ( [ , value ] ) => value );
	return `[${ [
		TAG,
		`id="${ id }"`,
		`title="${ plain( title ) }"`,
		...words.map( ( [ name, value ] ) => `${ name }="${ plain( value! ) }"` ),
	].join( ' ' ) }]`;
}

const ONE = /^\s*\[contact-form-7\s+([^[\]]*?)\s*\/?\]\s*$/;

/** Returns the attributes if a text is exactly one such shortcode; null otherwise. */
export function attributesOf( text: string ): SelectorAttributes | null {
	const inside = ONE.exec( text )?.[ 1 ];
	if ( inside === undefined ) {
		return null;
	}
	const found: Record< string, string > = {};
	for ( const [ , name, double, single, bare ] of inside.matchAll(
		/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+))/g
	) ) {
		found[ name! ] = double ?? single ?? bare ?? '';
	}
	const { id = '' } = found;
	if ( ! /^[0-9a-f]+$/i.test( id ) ) {
		return null;
	}
	return {
		// Same rule as on the page: seven characters or more are the start of a hash.
		...( id.length < 7 && /^\d+$/.test( id ) ? { id: Number( id ) } : { hash: id } ),
		...( found.title ? { title: found.title } : {} ),
		...( found.html_id ? { htmlId: found.html_id } : {} ),
		...( found.html_name ? { htmlName: found.html_name } : {} ),
		...( found.html_title ? { htmlTitle: found.html_title } : {} ),
		...( found.html_class ? { htmlClass: found.html_class } : {} ),
		...( found.output === 'raw_form' ? { output: 'raw_form' as const } : {} ),
	};
}
