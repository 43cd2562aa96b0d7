// Checks that the names of columns in SQL are not words that MySQL reserves and MariaDB does not: the
// tests run on MariaDB and SQLite only.
const RESERVED = new Set(
	(
		'cube cume_dist dense_rank empty except first_value function grouping groups intersect ' +
		'json_table lag last_value lateral lead manual nth_value ntile of over parallel ' +
		'percent_rank qualify rank recursive row row_number rows system tablesample window'
	).split( ' ' )
);

export function checkReserved( { node, report } ) {
	if ( node.kind !== 'string' || typeof node.value !== 'string' ) {
		return;
	}
	for ( const [ , name ] of node.value.matchAll( / AS (\w+)/g ) ) {
		if ( RESERVED.has( name.toLowerCase() ) ) {
			report( node, `MySQL reserves “${ name }”: choose another name` );
		}
	}
}
