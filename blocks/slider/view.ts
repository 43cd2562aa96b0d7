import { mountAll } from '../../frontend/mount';
import { createSlider } from '../../frontend/slider/create-slider';

mountAll( 'slider', createSlider );
