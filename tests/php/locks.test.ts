import { afterAll, describe, expect, it } from 'vitest';
import { php } from '../support/site';

/** PHP expressions that return a lock, by place. */
const LOCKS = {
	'the options table':
		"Pagewright\\Providers\\Locks\\RowLock::in_options( 'pagewright_lock_of_a_test', 60 )",
	'the table of view counting':
		"Pagewright\\Providers\\Locks\\RowLock::in_table( Pagewright\\Views\\Tables::name( 'state' ), 'lock:of-a-test', 60, Pagewright\\Views\\Clock::now( ... ), Pagewright\\Views\\StoreError::class )",
};
const CACHE = "new Pagewright\\Providers\\Locks\\CacheLock( 'of-a-test', 60 )";

/** Lets the lock expire. */
const EXPIRE =
	"global $wpdb; $wpdb->query( \"UPDATE $wpdb->options SET option_value = CONCAT( '0000000001', SUBSTR( option_value, 11 ) ) WHERE option_name = 'pagewright_lock_of_a_test'\" ); $wpdb->query( 'UPDATE ' . Pagewright\\Views\\Tables::name( 'state' ) . \" SET value = CONCAT( '0000000001', SUBSTR( value, 11 ) ) WHERE name = 'lock:of-a-test'\" );";

const forget = () =>
	php(
		"global $wpdb; $wpdb->query( \"DELETE FROM $wpdb->options WHERE option_name = 'pagewright_lock_of_a_test'\" ); if ( Pagewright\\Views\\Tables::exist() ) { $wpdb->query( 'DELETE FROM ' . Pagewright\\Views\\Tables::name( 'state' ) . \" WHERE name = 'lock:of-a-test'\" ); }"
	);

const tables =
	'if ( ! Pagewright\\Views\\Tables::exist() ) { Pagewright\\Views\\Tables::create(); }';

describe.each( Object.entries( LOCKS ) )( 'a lock in %s', ( _place, lock ) => {
	afterAll( forget );

	it( 'is held by one object until it is released', async () => {
		expect(
			await php( `
				${ tables }
				[ $one, $other ] = array( ${ lock }, ${ lock } );
				$results = array( $one->acquire(), $other->acquire(), $one->is_held(), $other->is_held() );
				$other->release();
				$results[] = $other->acquire();
				$one->release();
				$one->release();
				array_push( $results, $other->acquire(), $one->acquire() );
				$other->release();
				return $results;
			` )
		).toEqual( [ true, false, true, false, false, true, false ] );
	} );

	it( 'is taken over after it expired, and its old holder does not release it', async () => {
		expect(
			await php( `
				${ tables }
				[ $killed, $next, $third ] = array( ${ lock }, ${ lock }, ${ lock } );
				$results = array( $killed->acquire() );
				${ EXPIRE }
				array_push( $results, $next->acquire(), $third->acquire() );
				$killed->release();
				$results[] = $third->acquire();
				$next->release();
				$results[] = $third->acquire();
				$third->release();
				return $results;
			` )
		).toEqual( [ true, true, false, false, true ] );
	} );

	it( 'keeps a text that its holder leaves, until it expires', async () => {
		expect(
			await php( `
				${ tables }
				[ $one, $other ] = array( ${ lock }, ${ lock } );
				$one->acquire();
				$results = array( $other->acquire(), $other->left() );
				$one->leave( "a sent\\nb", 60 );
				array_push( $results, $other->acquire(), $other->left() );
				${ EXPIRE }
				array_push( $results, $other->acquire(), $other->left() );
				$other->release();
				return $results;
			` )
		).toEqual( [ false, null, false, 'a sent\nb', true, null ] );
	} );

	it( 'is taken by one of eight processes, when it is free and when it has expired', async () => {
		const race = () =>
			Promise.all( Array.from( { length: 8 }, () => php( `return ${ lock }->acquire();` ) ) );
		await php( tables );
		await forget();
		expect( ( await race() ).filter( Boolean ) ).toHaveLength( 1 );
		await php( EXPIRE );
		expect( ( await race() ).filter( Boolean ) ).toHaveLength( 1 );
	} );
} );

describe( 'a lock in the object cache', () => {
	it( 'is held by one object until it is released', async () => {
		expect(
			await php( `
				[ $one, $other ] = array( ${ CACHE }, ${ CACHE } );
				$results = array( $one->acquire(), $other->acquire() );
				$other->release();
				$results[] = $other->acquire();
				$one->release();
				$results[] = $other->acquire();
				wp_cache_delete( 'of-a-test', 'pagewright' );
				array_push( $results, $one->acquire() );
				$other->release();
				$results[] = $other->acquire();
				return $results;
			` )
		).toEqual( [ true, false, false, true, true, false ] );
	} );
} );
