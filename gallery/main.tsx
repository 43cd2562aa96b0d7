import { createRoot } from '@wordpress/element';
import { readAddress } from './address';
import { setDirection } from './direction';
import { openDoors } from './doors';
import { featureUnits } from './features';
import { fieldUnits } from './fields';
import { formUnits } from './forms';
import { Page } from './Page';
import { widgetUnits } from './widgets';
import './gallery.css';

// Only their rules are needed, on every page.
import.meta.glob( [ '../fields/**/*.css', '../features/*/browser/**/*.css' ], { eager: true } );

const units = [ ...fieldUnits, ...formUnits, ...widgetUnits, ...featureUnits ];
const root = createRoot( document.getElementById( 'gallery' ) as HTMLElement );

function draw(): void {
	const address = readAddress( location.search );
	setDirection( address.dir, document );
	// Another unit or direction resets the page; another width keeps typed values.
	root.render(
		<Page key={ `${ address.unit } ${ address.dir }` } address={ address } units={ units } />
	);
}

openDoors();
draw();
window.addEventListener( 'popstate', draw );
