import { FakePlayerDetails } from './fake-player-details';

/** Files that browsers play; the gallery serves them. */
const AUDIO = new URL( '../../../../tests/media/clip.mp3', import.meta.url ).href;
const SECOND = new URL( '../../../../tests/media/clip.ogg', import.meta.url ).href;
const VIDEO = new URL( '../../../../tests/media/clip.webm', import.meta.url ).href;
const POSTER = new URL( '../../../../tests/media/poster.jpg', import.meta.url ).href;
const CAPTIONS = 'data:text/vtt,WEBVTT';

const track = ( src: string, srclang: string, label: string, kind: string ) =>
	`<track srclang="${ srclang }" label="${ label }" kind="${ kind }" src="${ src }" />`;

const SIZE = { width: 640, height: 360 };

export const PLAYER_STATES = [
	{
		title: 'Details of audio',
		draw: () => <FakePlayerDetails kind="audio" values={ { mp3: AUDIO } } />,
	},
	{
		title: 'Details of audio in two formats',
		draw: () => (
			<FakePlayerDetails
				kind="audio"
				values={ { src: AUDIO, ogg: SECOND, preload: 'auto', loop: true } }
			/>
		),
	},
	{
		title: 'Details of audio without a file',
		draw: () => <FakePlayerDetails kind="audio" values={ {} } />,
	},
	{
		title: 'Details of a video',
		draw: () => (
			<FakePlayerDetails
				kind="video"
				values={ {
					...SIZE,
					webm: VIDEO,
					poster: POSTER,
					content:
						track( CAPTIONS, 'en', 'English', 'subtitles' ) +
						track( `${ CAPTIONS } `, 'de', 'Deutsch', 'captions' ),
				} }
			/>
		),
	},
	{
		title: 'Details of a new video',
		draw: () => <FakePlayerDetails kind="video" values={ { ...SIZE, webm: VIDEO } } />,
	},
	{
		title: 'Details of a broken video',
		draw: () => (
			<FakePlayerDetails
				kind="video"
				values={ {
					...SIZE,
					...{ src: 'data:video/mp4,broken', webm: VIDEO, flv: './missing/old.flv' },
					poster: 'data:image/png,broken',
					content: `<b>${ track( 'data:text/vtt,none', 'xx', '&lt;b&gt;', 'songs' ) }`,
				} }
			/>
		),
	},
	{
		title: 'Details of a video on another site',
		draw: () => (
			<FakePlayerDetails
				kind="video"
				values={ { ...SIZE, src: 'https://www.youtube.com/watch?v=ab' } }
			/>
		),
	},
];
