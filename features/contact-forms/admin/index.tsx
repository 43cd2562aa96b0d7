import { __ } from '@wordpress/i18n';
import { addFeatureTab } from '../../../admin/feature-tabs';
import { FormsTab } from './FormsTab';

addFeatureTab( 'forms', __( 'Forms', 'pagewright' ), FormsTab );
