import { __ } from '@wordpress/i18n';
import { improve, type ThickboxWindow } from './improve';

improve( window as unknown as ThickboxWindow, __( 'Dialog', 'pagewright' ) );
