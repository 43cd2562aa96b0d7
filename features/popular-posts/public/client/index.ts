import { countView } from './count-view';
import { loadLists } from './load-lists';
import { readPage } from './page';

const page = readPage( document );
if ( page ) {
	countView( page, window );
	loadLists( page, document );
}
