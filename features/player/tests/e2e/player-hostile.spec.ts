import {
	seen,
	testHostileEngine,
	prepareHostilePages,
} from '../../../../tests/support/hostile-engine';

prepareHostilePages();

testHostileEngine( 'player', 'features/player/public', {
	root: '<div @ class="pagewright-player is-video"><video class="pagewright-player__media" controls src="/none.mp4"></video></div><div data-pagewright="playlist"><div @ class="pagewright-player is-video"><video controls src="/none.mp4"></video></div><ol><li><a class="pagewright-playlist__link" href="/none.mp4" @>Track</a></li></ol></div>',
	real: '[video src="/none.mp4"]',
	works: seen( '.pagewright-player.is-ready' ),
} );
