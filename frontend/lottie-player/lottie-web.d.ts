declare module 'lottie-web/build/player/esm/lottie_light.min.js' {
	// eslint-disable-next-line import/no-default-export -- same as in the library.
	export { default } from 'lottie-web';
}
