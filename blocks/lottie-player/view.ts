import { createLottiePlayer } from '../../frontend/lottie-player/create-lottie-player';
import { mountAll } from '../../frontend/mount';

mountAll( 'lottie-player', createLottiePlayer );
