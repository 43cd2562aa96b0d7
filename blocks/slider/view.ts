import { mountAll } from '../../frontend/mount';
import { createSlider } from '../../frontend/slider/create-slider';

// readSettings() validates both options and settings of old pages.
mountAll( 'slider', createSlider, Object );
