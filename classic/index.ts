import domReady from '@wordpress/dom-ready';
import { protectFromCustomizer, type CustomizerRealm } from './customizer';
import { guard } from './guard';
import { watch } from './watch';

watch( document );
guard( document );
// Its script may load after this one.
domReady( () => protectFromCustomizer( window as CustomizerRealm ) );
