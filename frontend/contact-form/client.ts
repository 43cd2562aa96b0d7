// Every page with a form loads this one module. Before it, the server prints
//   var wpcf7 = { api: { root, namespace }, pagewright: { texts } };
// with the texts named in page.ts, and in each form's container
//   <script type="application/json" class="pagewright-form-schema">…</script>
import type { Page } from './page';
import { start } from './start';

if ( document.readyState === 'complete' ) {
	start( window as Page );
} else {
	document.addEventListener( 'DOMContentLoaded', () => start( window as Page ) );
}
