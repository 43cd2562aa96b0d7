import { __ } from '@wordpress/i18n';
import { addFeatureTab } from '../../../admin/feature-tabs';
import { FormsTab } from './FormsTab';

addFeatureTab( {
	name: 'forms',
	title: __( 'Forms', 'pagewright' ),
	order: 20,
	View: FormsTab,
} );
