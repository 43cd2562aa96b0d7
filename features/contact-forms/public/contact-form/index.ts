// Every page with a form loads this module. Before it, the server prints
//   var wpcf7 = { api: { root, namespace }, pagewright: { texts } };
// with the texts of page.ts, and in the container of each form
//   <script type="application/json" class="pagewright-form-schema">…</script>
import type { Page } from './page';
import { start } from './start';

if ( document.readyState === 'complete' ) {
	start( window as Page );
} else {
	document.addEventListener( 'DOMContentLoaded', () => start( window as Page ) );
}
