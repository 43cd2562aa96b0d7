import { __ } from '@wordpress/i18n';
import { addFeatureTab } from '../../../admin/feature-tabs';
import { addFeatureStep } from '../../../admin/switch/feature-steps';
import { ImportStep } from './ImportStep';
import { ViewsTab } from './ViewsTab';

addFeatureTab( {
	name: 'views',
	title: __( 'Popular posts', 'pagewright' ),
	order: 10,
	View: ViewsTab,
} );
addFeatureStep( 'import', ImportStep );
