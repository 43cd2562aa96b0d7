import { startCaptcha } from './captcha';

document
	.querySelectorAll< HTMLElement >( '[data-pagewright-captcha]' )
	.forEach( ( place ) => startCaptcha( place ) );
