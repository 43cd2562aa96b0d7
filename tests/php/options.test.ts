import { expect, it } from 'vitest';
import { php } from '../support/site';

it( 'makes the options of widgets that an update brought, once, in the dashboard', async () => {
	const steps = await php< any[] >( `
		$kept = get_option( 'widget_sow-tabs' );
		delete_option( 'widget_sow-tabs' );
		update_option( 'pagewright_version', '0.0.1' );
		Pagewright\\Classic\\Options::update();
		$made = get_option( 'widget_sow-tabs' );
		update_option( 'widget_sow-tabs', $kept ?: array( '_multiwidget' => 1 ) );
		global $wpdb;
		$start = $wpdb->num_queries; Pagewright\\Classic\\Options::update(); $queries = $wpdb->num_queries - $start;
		return array( $made, get_option( 'pagewright_version' ) !== '0.0.1', $queries, false !== has_action( 'admin_init', array( 'Pagewright\\Classic\\Options', 'update' ) ) );
	` );
	expect( steps ).toEqual( [ { _multiwidget: 1 }, true, 0, true ] );
} );
