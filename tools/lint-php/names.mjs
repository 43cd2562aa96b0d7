// Resolves names in a file by namespace and imports, in lower case, without a leading backslash.
import { text, walk } from './syntax.mjs';

const fold = ( name ) => text( name ).replace( /^\\/, '' ).toLowerCase();

/** Names that are not classes where a class may be. */
const RESERVED =
	/^(self|static|parent|string|int|float|bool|array|mixed|void|never|object|iterable|callable|null|false|true)$/;

export function namesOf( ast ) {
	let namespace = '';
	const imports = { class: {}, function: {} };
	walk( ast, ( node ) => {
		if ( node.kind === 'namespace' ) {
			namespace = text( node.name );
		} else if ( node.kind === 'usegroup' ) {
			for ( const item of node.items ) {
				const full = node.name ? `${ node.name }\\${ item.name }` : item.name;
				const alias = fold( item.alias ?? item.name.split( '\\' ).pop() );
				const kind = ( item.type ?? node.type ) === 'function' ? 'function' : 'class';
				imports[ kind ][ alias ] = fold( full );
			}
		}
	} );
	const inside = ( name ) => ( namespace ? `${ namespace.toLowerCase() }\\${ name }` : name );
	const imported = ( name ) => {
		const [ first, ...rest ] = name.split( '\\' );
		const found = imports.class[ first ];
		return found && [ found, ...rest ].join( '\\' );
	};
	return {
		namespace,
		/** Returns the class, or null for `self`, `int` and others. */
		classOf( node ) {
			const name = fold( node );
			if ( node.resolution === 'fqn' ) {
				return name;
			}
			return RESERVED.test( name ) ? null : ( imported( name ) ?? inside( name ) );
		},
		/**
		 * Returns the possible functions: one of the namespace takes precedence over one of PHP or
		 * WordPress.
		 */
		functionsOf( node ) {
			const name = fold( node );
			if ( node.resolution === 'fqn' ) {
				return [ name ];
			}
			if ( name.includes( '\\' ) ) {
				return [ imported( name ) ?? inside( name ) ];
			}
			return imports.function[ name ]
				? [ imports.function[ name ] ]
				: [ ...( node.resolution === 'rn' ? [] : [ name ] ), inside( name ) ].reverse();
		},
	};
}
