// node scripts/media-files.mjs: makes the small sounds and films in tests/media/ that the player's tests play. Needs ffmpeg; the tests do not.
// Pieces of HLS end with .m2ts, since .ts is TypeScript here.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath( new URL( '../tests/media/', import.meta.url ) );
const SECONDS = 6;

const ffmpeg = ( ...args ) =>
	execFileSync( 'ffmpeg', [ '-hide_banner', '-loglevel', 'error', '-y', ...args ], {
		cwd: folder,
		stdio: 'inherit',
	} );
const picture = ( size = '160x90' ) => [
	'-f',
	'lavfi',
	'-i',
	`testsrc2=size=${ size }:rate=12:duration=${ SECONDS }`,
];
const tone = ( hertz = 440, seconds = SECONDS, rate = 22050 ) => [
	'-f',
	'lavfi',
	'-i',
	`sine=frequency=${ hertz }:duration=${ seconds }:sample_rate=${ rate }`,
];
const H264 =
	'-c:v libx264 -profile:v baseline -preset slow -crf 38 -g 12 -sc_threshold 0 -pix_fmt yuv420p'.split(
		' '
	);
const AAC = '-c:a aac -b:a 24k -ac 1'.split( ' ' );
/** Makes the same bytes each time, as far as the version of ffmpeg is the same. */
const SAME = [ '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact' ];

rmSync( folder, { recursive: true, force: true } );
for ( const name of [ '', 'hls', 'dash' ] ) {
	mkdirSync( folder + name, { recursive: true } );
}

// Files that browsers play by themselves.
ffmpeg( ...picture(), ...tone(), ...H264, ...AAC, '-movflags', '+faststart', ...SAME, 'clip.mp4' );
ffmpeg(
	...picture(),
	...tone(),
	...'-c:v libvpx-vp9 -b:v 40k -crf 50 -g 12 -cpu-used 4 -c:a libopus -b:a 16k'.split( ' ' ),
	...SAME,
	'clip.webm'
);
ffmpeg( ...tone(), '-c:a', 'libvorbis', '-q:a', '0', ...SAME, 'clip.ogg' );
ffmpeg( ...tone(), '-c:a', 'libmp3lame', '-b:a', '16k', ...SAME, 'clip.mp3' );
ffmpeg( ...tone( 660, 3 ), '-c:a', 'libmp3lame', '-b:a', '16k', ...SAME, 'second.mp3' );
ffmpeg( ...tone( 440, 2, 8000 ), '-c:a', 'pcm_u8', ...SAME, 'clip.wav' );

// Streams.
ffmpeg( ...picture(), ...tone(), ...H264, ...AAC, ...SAME, 'clip.flv' );
for ( const [ level, size ] of [
	[ 'low', '160x90' ],
	[ 'high', '320x180' ],
] ) {
	ffmpeg(
		...picture( size ),
		...tone(),
		...H264,
		...AAC,
		...SAME,
		...'-f hls -hls_time 2 -hls_playlist_type vod -hls_segment_filename'.split( ' ' ),
		`hls/${ level }-%d.m2ts`,
		`hls/${ level }.m3u8`
	);
}
const levels = ( attributes = '' ) =>
	[
		[ 90_000, '160x90', 'low' ],
		[ 180_000, '320x180', 'high' ],
	]
		.map(
			( [ rate, size, name ] ) =>
				`#EXT-X-STREAM-INF:BANDWIDTH=${ rate },RESOLUTION=${ size },CODECS="avc1.42c00a,mp4a.40.2"${ attributes }\n${ name }.m3u8\n`
		)
		.join( '' );
write( 'hls/clip.m3u8', `#EXTM3U\n#EXT-X-VERSION:3\n${ levels() }` );
write(
	'hls/subtitled.m3u8',
	`#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="texts",NAME="English",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,URI="texts.m3u8"\n${ levels( ',SUBTITLES="texts"' ) }`
);
write(
	'hls/texts.m3u8',
	`#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:${ SECONDS }\n#EXT-X-PLAYLIST-TYPE:VOD\n#EXTINF:${ SECONDS }.0,\ntexts.vtt\n#EXT-X-ENDLIST\n`
);
ffmpeg(
	...picture(),
	...tone(),
	...H264,
	...AAC,
	...SAME,
	...'-f dash -seg_duration 2 -use_template 1 -use_timeline 0'.split( ' ' ),
	...[ '-init_seg_name', '$RepresentationID$-init.m4s' ],
	...[ '-media_seg_name', '$RepresentationID$-$Number$.m4s' ],
	'dash/clip.mpd'
);

// A poster, a cover, captions and chapters.
ffmpeg( ...picture( '480x270' ), '-frames:v', '1', '-q:v', '12', ...SAME, 'poster.jpg' );
ffmpeg(
	...[ '-f', 'lavfi', '-i', 'color=c=#2a6f97:size=120x120', '-frames:v', '1', '-q:v', '8' ],
	...SAME,
	'cover.jpg'
);
const cues = ( ...texts ) =>
	'WEBVTT\n\n' +
	texts
		.map( ( text, i ) => {
			const at = ( n ) =>
				`00:00:${ String( ( n * SECONDS ) / texts.length ).padStart( 2, '0' ) }.000`;
			return `${ at( i ) } --> ${ at( i + 1 ) }\n${ text }\n`;
		} )
		.join( '\n' );
const english = cues( 'The <i>first</i> sentence.', 'The second sentence.', 'The third sentence.' );
write( 'captions.en.vtt', english );
write( 'captions.de.vtt', cues( 'Der erste Satz.', 'Der zweite Satz.', 'Der dritte Satz.' ) );
write( 'chapters.vtt', cues( 'Beginning', 'Middle', 'End' ) );
write(
	'hls/texts.vtt',
	english.replace( 'WEBVTT', 'WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:126000' )
);

const bytes = readdirSync( folder, { recursive: true } )
	.map( ( name ) => statSync( folder + name ) )
	.reduce( ( sum, file ) => sum + ( file.isFile() ? file.size : 0 ), 0 );
console.log( `tests/media: ${ Math.ceil( bytes / 1024 ) } KB` );

function write( name, text ) {
	writeFileSync( folder + name, text );
}
