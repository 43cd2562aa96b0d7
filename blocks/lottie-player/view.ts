import { createLottiePlayer } from '../../frontend/lottie-player/create-lottie-player';
import { readOptions } from '../../frontend/lottie-player/options';
import { mountAll } from '../../frontend/mount';

mountAll( 'lottie-player', createLottiePlayer, readOptions );
