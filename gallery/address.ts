/** Parameters in the URL: `?unit=field-color&state=filled&dir=rtl&width=260`. All are optional. */
export interface Address {
	/** '' for the list of all units. */
	unit: string;
	/** '' for all states of the unit. */
	state: string;
	dir: 'ltr' | 'rtl';
	/** Width of the box around a state, in pixels. */
	width: number;
}

export const WIDTHS_PX = [ 260, 640, 840 ];

export function readAddress( search: string ): Address {
	const query = new URLSearchParams( search );
	const width = Number( query.get( 'width' ) );
	return {
		unit: query.get( 'unit' ) ?? '',
		state: query.get( 'state' ) ?? '',
		dir: query.get( 'dir' ) === 'rtl' ? 'rtl' : 'ltr',
		width: width > 0 ? width : 640,
	};
}

export const hrefOf = ( address: Address ): string =>
	`?${ new URLSearchParams(
		Object.entries( address )
			.map( ( [ key, value ] ) => [ key, String( value ) ] )
			.filter( ( [ , value ] ) => value !== '' )
	) }`;

/** `Required and empty` → `required-and-empty` */
export const slugOf = ( title: string ): string =>
	title
		.toLowerCase()
		.replace( /[^a-z0-9]+/g, '-' )
		.replace( /^-|-$/g, '' );
