import { testHostileEngine, prepareHostilePages } from '../../../../tests/support/hostile-engine';

prepareHostilePages();

const CARD = '0'.repeat( 64 );

testHostileEngine( 'hover-cards', 'features/hover-cards/public', {
	root: `<img data-pagewright-hover-card="&quot;]" @ src="/wp-includes/images/media/default.png" alt=""><img data-pagewright-hover-card="${ CARD }" src="/wp-includes/images/media/default.png" alt="">`,
	real: '<!-- wp:avatar {"userId":1} /-->',
	works: async () => {},
} );
