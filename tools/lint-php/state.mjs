// Checks that state of the request is in Request\Memory: no static properties and no static variables elsewhere.
const ALLOWED = [
	'request/',
	// Loads before Memory: caches the folders of namespaces.
	'autoload.php',
	// Code of tests runs in a request of its own.
	'tests/',
];

export function checkState( { node, path, report } ) {
	const isStatic =
		node.kind === 'static' || ( node.kind === 'propertystatement' && node.isStatic );
	if ( isStatic && ! ALLOWED.some( ( start ) => path.startsWith( start ) ) ) {
		report( node, 'state of the request belongs in Request\\Memory, other state in an object', {
			isStrict: true,
		} );
	}
}
