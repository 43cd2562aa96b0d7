import domReady from '@wordpress/dom-ready';
import { hideInputsFromCustomizer, type CustomizerRealm } from './customizer';
import { guard } from './guard';
import { watch } from './watch';

watch( document );
guard( document );
// Its script may load after this one.
domReady( () => hideInputsFromCustomizer( window as CustomizerRealm ) );
