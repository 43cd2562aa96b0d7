declare module 'hls.js/light' {
	import Hls from 'hls.js';

	// eslint-disable-next-line import/no-default-export -- same as in the package.
	export default Hls;
}
