declare module 'hls.js/light' {
	import Hls from 'hls.js';

	// eslint-disable-next-line import/no-default-export -- as the package has it.
	export default Hls;
}
